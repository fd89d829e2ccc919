import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postPath } from '#blog/content-service.ts';
import { formatDate } from '#blog/format-date.ts';
import { parseLocalPost } from '#blog/local-posts.server.ts';
import { about } from '#content/about.ts';
import { applyHub } from '#content/apply-hub.ts';
import { blog } from '#content/blog.ts';
import { contact } from '#content/contact.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { destinationsOverview } from '#content/destinations-overview.ts';
import { events } from '#content/events.ts';
import { formatDuration } from '#content/format-duration.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { home } from '#content/home.ts';
import { getIllustrationBackground } from '#content/illustrations/backgrounds.ts';
import { illustrationNames } from '#content/illustrations/illustrations.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import { nationalPrograms } from '#content/national/landing.ts';
import { nationalStudents } from '#content/national-students.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { programmeRecords } from '#content/programmes/records.ts';
import { services } from '#content/services.ts';
import type { StaticEvent } from '#content/types/common.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { readColorToken } from './color-token.ts';
import { listCountryFacts } from './country-facts.ts';
import type { OgImage } from './og-image.ts';

function programmeImage({ slug, path, name }: (typeof programmes)[number]): [string, OgImage] {
  const { picture, duration, application, ogImage } = programmeRecords[slug];
  const { ground, focus, place = application.highlights[1].value } = ogImage;
  const facts = [formatDuration(duration), place].map((value) => ({ value }));
  const scene = { ...picture, focus };
  return [path, { template: 'facts', title: name, facts, picture: scene, ground, tone: 'light' }];
}

function applicationImage({
  slug,
  applicationPath,
}: (typeof programmes)[number]): [string, OgImage] {
  const { application, picture, ogImage } = programmeRecords[slug];
  const { title, highlights: facts } = application;
  const scene = { ...picture, focus: ogImage.focus };
  return [applicationPath, { template: 'facts', title, facts, picture: scene, ...onButter }];
}

const onButter = { ground: readColorToken('butter'), tone: 'dark' } as const;

function countryImage({ slug, region }: (typeof destinations)[number]): [string, OgImage] {
  const record = countryRecords[slug];
  return [
    `/destinations/${slug}`,
    {
      template: 'facts',
      title: record.shortName ?? record.country,
      facts: listCountryFacts(record).map((value) => ({ value })),
      picture: record.poster,
      ground: readColorToken('tint', region),
      tone: 'dark',
      band: readColorToken('plate', region),
    },
  ];
}

const folder = join(import.meta.dirname, '../../blog/posts');

/** The names of the posts' files, without the folder of the Bengali ones, which have the same slugs. */
const postFiles = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** The posts of this repository. Those of WordPress have their own pictures. */
const posts = postFiles.map((file) => {
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
  const name = `${category}, ${formatDate(date)}`;
  return [
    postPath(slug),
    article({ title, name, picture: { file: picture } }, getIllustrationBackground(picture)),
  ];
}

/** Returns the pictures for /events: those of confirmed events, or default ones while all events are samples. */
export function eventPictures(all: readonly StaticEvent[]): readonly Decoration[] {
  const confirmed = all.filter(({ sample }) => !sample);
  if (confirmed.length > 0) return confirmed.map(({ picture }) => picture);
  return [{ file: 'national-seminar' }, { file: 'national-fair' }, { file: 'national-workshop' }];
}

const scene = (
  title: string,
  pictures: readonly Decoration[],
  ground: string,
  tone: Tone = 'dark',
): OgImage => ({ template: 'scene', title, pictures, ground, tone });

const article = (
  { title, name: note, picture }: { title: string; name?: string; picture: Decoration },
  ground: string,
  tone: Tone = 'dark',
): OgImage => ({ template: 'article', title, ...(note && { note }), picture, ground, tone });

/** The Open Graph image of every public page, by path. */
export const ogImages: ReadonlyMap<string, OgImage> = new Map<string, OgImage>([
  [
    '/',
    {
      template: 'scene',
      title: home.en.hero.title,
      pictures: [{ file: 'og-base' }],
      ground: readColorToken('marigold'),
      tone: 'dark',
      isTitleBeside: true,
    },
  ],
  [
    '/about',
    article({ title: about.en.title, picture: about.en.picture }, readColorToken('butter')),
  ],
  [
    '/apply',
    {
      template: 'facts',
      title: applyHub.en.title,
      facts: [...applyHub.en.cards.first, ...applyHub.en.cards.others]
        .slice(0, 3)
        .map(({ name, duration }) => ({ label: name, value: duration.value })),
      picture: programmeRecords['international-internship'].picture,
      ...onButter,
    },
  ],
  ...programmes.map(applicationImage),
  [
    '/global-programs',
    scene(
      globalPrograms.en.title,
      // Cropped at the bottom, so that the title is on the sky.
      [{ ...globalPrograms.en.scene, focus: '52% 0%' }],
      globalPrograms.en.scene.sky,
      globalPrograms.en.scene.tone,
    ),
  ],
  ...programmes.map(programmeImage),
  [
    '/destinations',
    scene(
      destinationsOverview.en.title,
      home.en.destinations.posters.slice(0, 4).map(({ poster }) => ({ file: poster })),
      readColorToken('sky'),
    ),
  ],
  ...destinations.map(countryImage),
  [
    '/national-programs',
    scene(
      nationalPrograms.en.title,
      nationalPrograms.en.audiences.map(({ picture }) => picture),
      readColorToken('butter'),
    ),
  ],
  ['/national-programs/students', article(nationalStudents.en, readColorToken('dusk'), 'light')],
  ['/national-programs/employers', article(nationalEmployers.en, readColorToken('sky'))],
  ['/services', scene(services.en.title, [services.en.scene], services.en.scene.sky)],
  [
    '/events',
    scene(events.en.title, eventPictures(events.en.events), readColorToken('ink'), 'light'),
  ],
  [
    '/contact',
    article({ title: contact.en.title, picture: contact.en.picture }, readColorToken('shapla')),
  ],
  [
    '/blog',
    scene(
      blog.en.title,
      posts
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .slice(0, 4)
        .map(({ picture }) => ({ file: picture })),
      readColorToken('shapla'),
    ),
  ],
  ...posts.map(postImage),
]);
