import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPostDate } from '#app/features/blog/post-card.ts';
import { postPath } from '#blog/content-service.ts';
import { getCategoryName, parseLocalPost } from '#blog/local-posts.server.ts';
import { about } from '#content/about.ts';
import { applyHub } from '#content/apply-hub.ts';
import { blog } from '#content/blog.ts';
import { contact } from '#content/contact.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { getPlacementImagePath } from '#content/destinations/placement-image-path.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { destinationsOverview } from '#content/destinations-overview.ts';
import { events } from '#content/events.ts';
import { families } from '#content/families.ts';
import { formats } from '#content/formats/formats.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { home } from '#content/home.ts';
import { getIllustrationBackground } from '#content/illustrations/backgrounds.ts';
import { illustrationNames } from '#content/illustrations/illustration-names.ts';
import { type Language, localisePath } from '#content/language.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import { nationalPrograms } from '#content/national/landing.ts';
import { nationalStudents } from '#content/national-students.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { localisedProgrammes } from '#content/programmes/records.ts';
import { services } from '#content/services.ts';
import type { StaticEvent } from '#content/types/common.ts';
import type { Country } from '#content/types/country.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import type { ProgrammeRecord } from '#content/types/programme.ts';
import { readColorToken } from './color-token.ts';
import { listCountryFacts, listPlacementFacts } from './country-facts.ts';
import type { OgImage } from './og-image.ts';

function programmeImage(
  { path, name, picture, duration, application, ogImage }: ProgrammeRecord,
  language: Language,
): [string, OgImage] {
  const { background, focus, place = application.highlights[1].value } = ogImage;
  const facts = [formats[language].duration(duration), place].map((value) => ({ value }));
  const scene = { ...picture, focus };
  return [
    path,
    { template: 'facts', title: name, facts, picture: scene, background, tone: 'light' },
  ];
}

function applicationImage({
  applicationPath,
  application,
  picture,
  ogImage,
}: ProgrammeRecord): [string, OgImage] {
  const { title, highlights: facts } = application;
  const scene = { ...picture, focus: ogImage.focus };
  return [applicationPath, { template: 'facts', title, facts, picture: scene, ...onButter }];
}

const onButter = { background: readColorToken('butter'), tone: 'dark' } as const;

/** The images of a country: of its page, and of the sheets of its placements. */
function countryImages(
  { slug, region }: (typeof destinations)[number],
  language: Language,
): [string, OgImage][] {
  const record: Country = localisedCountries[language][slug];
  const path = `/destinations/${slug}`;
  const createImage = (facts: readonly string[]): OgImage => ({
    template: 'facts',
    title: record.shortName ?? record.country,
    facts: facts.map((value) => ({ value })),
    picture: record.poster,
    background: readColorToken('tint', region),
    tone: 'dark',
    band: readColorToken('plate', region),
  });
  const placements = record.placements.map((placement): [string, OgImage] => [
    getPlacementImagePath(record, path, placement.id),
    createImage(listPlacementFacts(placement, language)),
  ]);
  // The country's image is the last, because a single placement has the same path.
  return [...placements, [path, createImage(listCountryFacts(record, language))]];
}

const postFolder = join(import.meta.dirname, '../../blog/posts');

/** Reads the posts of this repository in a language. Those of WordPress have their own pictures. */
function readPosts(language: Language) {
  const folder = language === 'bn' ? join(postFolder, 'bn') : postFolder;
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => {
    const post = parseLocalPost(file, readFileSync(join(folder, file), 'utf8'));
    const picture = illustrationNames.find((name) => name === post.image);
    if (!picture) throw new Error(`${file}: there is no picture ${post.image}`);
    return { ...post, picture };
  });
}

function postImage(
  { slug, title, category, date, picture }: ReturnType<typeof readPosts>[number],
  language: Language,
): [string, OgImage] {
  const name = `${getCategoryName(category, language)}, ${formatPostDate(date, language)}`;
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
  background: string,
  tone: Tone = 'dark',
): OgImage => ({ template: 'scene', title, pictures, background, tone });

const article = (
  { title, name: note, picture }: { title: string; name?: string; picture: Decoration },
  background: string,
  tone: Tone = 'dark',
): OgImage => ({ template: 'article', title, ...(note && { note }), picture, background, tone });

function listImages(language: Language): [path: string, image: OgImage][] {
  const posts = readPosts(language);
  const records = localisedProgrammes[language];
  return [
    [
      '/',
      {
        template: 'scene',
        title: home[language].hero.title,
        pictures: [{ file: 'og-base' }],
        background: readColorToken('marigold'),
        tone: 'dark',
        isTitleBeside: true,
      },
    ],
    [
      '/about',
      article(
        { title: about[language].title, picture: about[language].picture },
        readColorToken('butter'),
      ),
    ],
    [
      '/apply',
      {
        template: 'facts',
        title: applyHub[language].title,
        facts: [...applyHub[language].cards.first, ...applyHub[language].cards.others]
          .slice(0, 3)
          .map(({ name, duration }) => ({ label: name, value: duration.value })),
        picture: records['international-internship'].picture,
        ...onButter,
      },
    ],
    ...programmes.map(({ slug }) => applicationImage(records[slug])),
    [
      '/global-programs',
      scene(
        globalPrograms[language].title,
        // Cropped at the bottom, so that the title is on the sky.
        [{ ...globalPrograms[language].scene, focus: '52% 0%' }],
        globalPrograms[language].scene.sky,
        globalPrograms[language].scene.tone,
      ),
    ],
    ...programmes.map(({ slug }) => programmeImage(records[slug], language)),
    [
      '/destinations',
      scene(
        destinationsOverview[language].title,
        home[language].destinations.posters.slice(0, 4).map(({ poster }) => ({ file: poster })),
        readColorToken('sky'),
      ),
    ],
    ...destinations.flatMap((destination) => countryImages(destination, language)),
    [
      '/national-programs',
      scene(
        nationalPrograms[language].title,
        nationalPrograms[language].audiences.map(({ picture }) => picture),
        readColorToken('butter'),
      ),
    ],
    [
      '/national-programs/students',
      article(nationalStudents[language], readColorToken('dusk'), 'light'),
    ],
    ['/national-programs/employers', article(nationalEmployers[language], readColorToken('sky'))],
    [
      '/services',
      scene(services[language].title, [services[language].scene], services[language].scene.sky),
    ],
    ['/families', article(families[language], readColorToken('butter'))],
    [
      '/events',
      scene(
        events[language].title,
        eventPictures(events[language].events),
        readColorToken('ink'),
        'light',
      ),
    ],
    [
      '/contact',
      article(
        { title: contact[language].title, picture: contact[language].picture },
        readColorToken('shapla'),
      ),
    ],
    [
      '/blog',
      scene(
        blog[language].title,
        posts
          .toSorted((one, other) => other.date.localeCompare(one.date))
          .slice(0, 4)
          .map(({ picture }) => ({ file: picture })),
        readColorToken('shapla'),
      ),
    ],
    ...posts.map((post) => postImage(post, language)),
  ];
}

/** Returns the Open Graph image of every public page of an edition, by path. */
export const createOgImages = (language: Language): ReadonlyMap<string, OgImage> =>
  new Map(listImages(language).map(([path, image]) => [localisePath(path, language), image]));
