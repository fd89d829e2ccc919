import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '#app/content/about.ts';
import { applicationPages } from '#app/content/applications/application-pages.ts';
import { framedApplications } from '#app/content/applications/framed-applications.ts';
import { applyHub } from '#app/content/apply-hub.ts';
import { blog } from '#app/content/blog.ts';
import { contact } from '#app/content/contact.ts';
import { destinations } from '#app/content/destinations/destinations.ts';
import { countryRecords } from '#app/content/destinations/records.ts';
import { destinationsOverview } from '#app/content/destinations-overview.ts';
import { durationText } from '#app/content/duration.ts';
import { events } from '#app/content/events.ts';
import { globalPrograms } from '#app/content/global-programs.ts';
import { home } from '#app/content/home.ts';
import { nationalEmployers } from '#app/content/national/employers.ts';
import { nationalPrograms } from '#app/content/national/landing.ts';
import { nationalStudents } from '#app/content/national-students.ts';
import { programmeDurations } from '#app/content/programmes/durations.ts';
import {
  type ProgrammeSlug,
  programmeCards,
  programmes,
} from '#app/content/programmes/programmes.ts';
import { studyAbroad } from '#app/content/programmes/study-abroad.ts';
import { services } from '#app/content/services.ts';
import { illustrationGround } from '#app/illustrations/grounds.ts';
import { illustrationNames } from '#app/illustrations/illustrations.ts';
import { postPath } from '#blog/content-service.ts';
import { formatDate } from '#blog/format-date.ts';
import { parseLocalPost } from '#blog/local-posts.server.ts';
import { countryFacts } from './country-facts.ts';
import { type Svg, token } from './drawing.ts';
import { application } from './layouts/application.ts';
import { archway } from './layouts/archway.ts';
import { framed } from './layouts/framed.ts';
import { gateway } from './layouts/gateway.ts';
import { masthead } from './layouts/masthead.ts';
import { panorama } from './layouts/panorama.ts';
import { passes } from './layouts/passes.ts';
import { poster } from './layouts/poster.ts';
import { room } from './layouts/room.ts';
import { arches, doors, posters, row } from './layouts/row.ts';
import { sign } from './layouts/sign.ts';
import { ticket } from './layouts/ticket.ts';

const applications = { ...applicationPages, ...framedApplications };

/**
 * A programme's ticket: its ground is the floor or wall of the scene, in the dark, and `focus` the part of the scene that
 * an upright cut keeps (design/COMPOSITIONS-F.md, "Brochure covers").
 */
const tickets: Record<ProgrammeSlug, { ground: string; focus: string }> = {
  'study-abroad': { ground: '#8c2a20', focus: '52% 50%' },
  'virtual-internship': { ground: '#14504d', focus: '50% 50%' },
  'international-internship': { ground: '#0a3f3e', focus: '58% 50%' },
  'agriculture-internship': { ground: '#14503a', focus: '55% 50%' },
  'medical-internships': { ground: '#1f4e5f', focus: '72% 50%' },
  'pathway-program': { ground: '#0e5a55', focus: '88% 50%' },
  'student-exchange': { ground: '#5a2a27', focus: '50% 50%' },
  'professional-immersion': { ground: '#14343c', focus: '50% 50%' },
  'hotel-immersion': { ground: '#451614', focus: '55% 50%' },
};

/** Where a programme leads, beside how long it takes: the second figure of its application, or of its page. */
const places: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad': studyAbroad.facts[1]?.value,
};

function programmeCard({ slug, path, name }: (typeof programmes)[number]): [string, Svg] {
  const place = places[slug] ?? applications[slug].highlights[1].value;
  const { ground, focus } = tickets[slug];
  const { picture } = programmeCards[slug];
  const duration = durationText(programmeDurations[slug]);
  const scene = { ...picture, focus };
  return [path, ticket({ title: name, facts: [duration, place], scene, ground })];
}

function applicationCard({ slug, applicationPath }: (typeof programmes)[number]): [string, Svg] {
  const { title, highlights } = applications[slug];
  const scene = programmeCards[slug].picture;
  return [applicationPath, application({ title, highlights, scene })];
}

function countryCard({ slug, region }: (typeof destinations)[number]): [string, Svg] {
  const record = countryRecords[slug];
  const name = record.shortName ?? record.country;
  const facts = countryFacts(record);
  return [`/destinations/${slug}`, poster({ name, facts, file: record.poster.file, region })];
}

const posts = join(import.meta.dirname, '../../blog/posts');

/** The posts of this repository. Those of WordPress have pictures of their own. */
function postCards(): [string, Svg][] {
  return readdirSync(posts).map((file) => {
    const post = parseLocalPost(file, readFileSync(join(posts, file), 'utf8'));
    const scene = illustrationNames.find((name) => name === post.image);
    if (!scene) throw new Error(`${file}: there is no picture ${post.image}`);
    const note = `${post.category}, ${formatDate(post.date)}`;
    const ground = illustrationGround(scene);
    const look = { scene: { file: scene }, ground, tone: 'dark' } as const;
    return [postPath(post.slug), framed({ title: post.title, note, ...look })];
  });
}

/**
 * Draws the share card of every public page.
 *
 * @returns the cards as SVG, by the pages' paths
 * @throws Error when a scene is missing or a text doesn't fit
 */
export const shareCards = (): Map<string, Svg> =>
  new Map<string, Svg>([
    ['/', gateway({ title: home.hero.title })],
    ['/about', room({ title: about.title, scene: about.picture })],
    [
      '/apply',
      passes({
        title: applyHub.title,
        fan: [...applyHub.passes.first, ...applyHub.passes.others].slice(0, 3),
      }),
    ],
    ...programmes.map(applicationCard),
    [
      '/global-programs',
      panorama({
        ...globalPrograms.scene,
        title: globalPrograms.title,
        // From its top down, so that the title has all of its sky.
        scene: { ...globalPrograms.scene, focus: '52% 0%' },
      }),
    ],
    ...programmes.map(programmeCard),
    [
      '/destinations',
      row({
        title: destinationsOverview.title,
        pictures: home.destinations.posters.slice(0, 4).map(({ poster }) => ({ file: poster })),
        ground: token('sky'),
        tone: 'dark',
        draw: posters,
      }),
    ],
    ...destinations.map(countryCard),
    [
      '/national-programs',
      row({
        title: nationalPrograms.title,
        pictures: nationalPrograms.doors.map(({ picture }) => picture),
        ground: token('butter'),
        tone: 'dark',
        draw: doors,
      }),
    ],
    [
      '/national-programs/students',
      framed({
        title: nationalStudents.title,
        note: nationalStudents.name,
        scene: nationalStudents.picture,
        ground: token('dusk'),
        tone: 'light',
      }),
    ],
    [
      '/national-programs/employers',
      archway({
        title: nationalEmployers.title,
        note: nationalEmployers.name,
        scene: nationalEmployers.picture,
        ground: token('sky'),
      }),
    ],
    [
      '/services',
      panorama({
        title: services.title,
        scene: services.picture,
        sky: illustrationGround(services.picture.file),
        tone: 'dark',
      }),
    ],
    [
      '/events',
      row({
        title: events.title,
        pictures: events.events.map(({ picture }) => picture),
        ground: token('ink'),
        tone: 'light',
        draw: arches,
      }),
    ],
    ['/contact', sign({ title: contact.title, scene: contact.picture })],
    ['/blog', masthead({ title: blog.title })],
    ...postCards(),
  ]);
