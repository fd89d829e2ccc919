import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '#app/content/about.ts';
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
import { programmes } from '#app/content/programmes/programmes.ts';
import { programmeRecords } from '#app/content/programmes/records.ts';
import { services } from '#app/content/services.ts';
import type { StaticEvent } from '#app/content/vocabulary/nouns.ts';
import type { Decoration } from '#app/content/vocabulary/picture.ts';
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

function programmeCard({ slug, path, name }: (typeof programmes)[number]): [string, Svg] {
  const { picture, duration, application: page, shareCard } = programmeRecords[slug];
  const { ground, focus, place = page.highlights[1].value } = shareCard;
  const scene = { ...picture, focus };
  return [path, ticket({ title: name, facts: [durationText(duration), place], scene, ground })];
}

function applicationCard({ slug, applicationPath }: (typeof programmes)[number]): [string, Svg] {
  const { application: page, picture } = programmeRecords[slug];
  const { title, highlights } = page;
  return [applicationPath, application({ title, highlights, scene: picture })];
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

/** The pictures of the card of /events: those of its events, but none of a sample's. */
export function eventPictures(all: readonly StaticEvent[]): readonly Decoration[] {
  const confirmed = all.filter(({ sample }) => !sample);
  if (confirmed.length > 0) return confirmed.map(({ picture }) => picture);
  return [{ file: 'national-seminar' }, { file: 'national-fair' }, { file: 'national-workshop' }];
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
        pictures: eventPictures(events.events),
        ground: token('ink'),
        tone: 'light',
        draw: arches,
      }),
    ],
    ['/contact', sign({ title: contact.title, scene: contact.picture })],
    ['/blog', masthead({ title: blog.title })],
    ...postCards(),
  ]);
