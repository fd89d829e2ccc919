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
import { colorToken } from './color-token.ts';
import { countryFacts } from './country-facts.ts';
import type { OgImage } from './og-image.ts';

function programmeImage({ slug, path, name }: (typeof programmes)[number]): [string, OgImage] {
  const { picture, duration, application, shareCard } = programmeRecords[slug];
  const { ground, focus, place = application.highlights[1].value } = shareCard;
  const facts = [durationText(duration), place].map((value) => ({ value }));
  const scene = { ...picture, focus };
  return [path, { template: 'facts', title: name, facts, picture: scene, ground, tone: 'light' }];
}

function applicationImage({
  slug,
  applicationPath,
}: (typeof programmes)[number]): [string, OgImage] {
  const { application, picture, shareCard } = programmeRecords[slug];
  const { title, highlights: facts } = application;
  const scene = { ...picture, focus: shareCard.focus };
  return [applicationPath, { template: 'facts', title, facts, picture: scene, ...onButter }];
}

const onButter = { ground: colorToken('butter'), tone: 'dark' } as const;

function countryImage({ slug, region }: (typeof destinations)[number]): [string, OgImage] {
  const record = countryRecords[slug];
  return [
    `/destinations/${slug}`,
    {
      template: 'facts',
      title: record.shortName ?? record.country,
      facts: countryFacts(record).map((value) => ({ value })),
      picture: record.poster,
      ground: colorToken('tint', region),
      tone: 'dark',
      band: colorToken('plate', region),
    },
  ];
}

const folder = join(import.meta.dirname, '../../blog/posts');

/** The posts of this repository. Those of WordPress have pictures of their own. */
const posts = readdirSync(folder).map((file) => {
  const post = parseLocalPost(file, readFileSync(join(folder, file), 'utf8'));
  const picture = illustrationNames.find((name) => name === post.image);
  if (!picture) throw new Error(`${file}: there is no picture ${post.image}`);
  return { ...post, picture };
});

function postImage({
  slug,
  title,
  category,
  date,
  picture,
}: (typeof posts)[number]): [string, OgImage] {
  const note = `${category}, ${formatDate(date)}`;
  const ground = illustrationGround(picture);
  return [
    postPath(slug),
    { template: 'article', title, note, picture: { file: picture }, ground, tone: 'dark' },
  ];
}

/** The pictures of /events: those of its events, but none of a sample's. */
export function eventPictures(all: readonly StaticEvent[]): readonly Decoration[] {
  const confirmed = all.filter(({ sample }) => !sample);
  if (confirmed.length > 0) return confirmed.map(({ picture }) => picture);
  return [{ file: 'national-seminar' }, { file: 'national-fair' }, { file: 'national-workshop' }];
}

/** The share card of every public page, by the page's path. */
export const ogImages: ReadonlyMap<string, OgImage> = new Map<string, OgImage>([
  [
    '/',
    {
      template: 'scene',
      title: home.hero.title,
      pictures: [{ file: 'og-base' }],
      ground: colorToken('marigold'),
      tone: 'dark',
      isTitleBeside: true,
    },
  ],
  [
    '/about',
    {
      template: 'article',
      title: about.title,
      picture: about.picture,
      ...onButter,
    },
  ],
  [
    '/apply',
    {
      template: 'facts',
      title: applyHub.title,
      facts: [...applyHub.passes.first, ...applyHub.passes.others]
        .slice(0, 3)
        .map(({ name, duration }) => ({ label: name, value: duration.value })),
      picture: programmeRecords['international-internship'].picture,
      ...onButter,
    },
  ],
  ...programmes.map(applicationImage),
  [
    '/global-programs',
    {
      template: 'scene',
      title: globalPrograms.title,
      // From its top down, so that the title has all of its sky.
      pictures: [{ ...globalPrograms.scene, focus: '52% 0%' }],
      ground: globalPrograms.scene.sky,
      tone: globalPrograms.scene.tone,
    },
  ],
  ...programmes.map(programmeImage),
  [
    '/destinations',
    {
      template: 'scene',
      title: destinationsOverview.title,
      pictures: home.destinations.posters.slice(0, 4).map(({ poster }) => ({ file: poster })),
      ground: colorToken('sky'),
      tone: 'dark',
    },
  ],
  ...destinations.map(countryImage),
  [
    '/national-programs',
    {
      template: 'scene',
      title: nationalPrograms.title,
      pictures: nationalPrograms.doors.map(({ picture }) => picture),
      ...onButter,
    },
  ],
  [
    '/national-programs/students',
    {
      template: 'article',
      title: nationalStudents.title,
      note: nationalStudents.name,
      picture: nationalStudents.picture,
      ground: colorToken('dusk'),
      tone: 'light',
    },
  ],
  [
    '/national-programs/employers',
    {
      template: 'article',
      title: nationalEmployers.title,
      note: nationalEmployers.name,
      picture: nationalEmployers.picture,
      ground: colorToken('sky'),
      tone: 'dark',
    },
  ],
  [
    '/services',
    {
      template: 'scene',
      title: services.title,
      pictures: [services.picture],
      ground: illustrationGround(services.picture.file),
      tone: 'dark',
    },
  ],
  [
    '/events',
    {
      template: 'scene',
      title: events.title,
      pictures: eventPictures(events.events),
      ground: colorToken('ink'),
      tone: 'light',
    },
  ],
  [
    '/contact',
    {
      template: 'article',
      title: contact.title,
      picture: contact.picture,
      ground: colorToken('shapla'),
      tone: 'dark',
    },
  ],
  [
    '/blog',
    {
      template: 'scene',
      title: blog.title,
      pictures: posts
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .slice(0, 4)
        .map(({ picture }) => ({ file: picture })),
      ground: colorToken('shapla'),
      tone: 'dark',
    },
  ],
  ...posts.map(postImage),
]);
