import type { PostLanguage } from './content-service.ts';

/** Our own words in the posts of a language. */
export type PostTexts = {
  untitled: string;
  picture: string;
  /** A link below a post that is too long to be shown whole. */
  readWhole: string;
  recording: string;
  video: string;
  playOn(host: string): string;
  contentOn(host: string): string;
  /** The accessible name of a table without a caption. It is only read aloud. */
  table(number: number): string;
};

export const postTexts: Record<PostLanguage, PostTexts> = {
  en: {
    untitled: 'Untitled post',
    picture: 'See the picture',
    readWhole: 'Read the whole post where it was published',
    recording: 'Listen to the recording',
    video: 'Watch the video',
    playOn: (host) => `Play on ${host}`,
    contentOn: (host) => `See the content on ${host}`,
    table: (number) => `Table ${number}`,
  },
  bn: {
    untitled: 'শিরোনামহীন লেখা',
    picture: 'ছবিটি দেখুন',
    readWhole: 'পুরো লেখাটি মূল সাইটে পড়ুন',
    recording: 'রেকর্ডিংটি শুনুন',
    video: 'ভিডিওটি দেখুন',
    playOn: (host) => `${host} ভিডিও চালান`,
    contentOn: (host) => `${host}-এ দেখুন`,
    table: (number) => `টেবিল ${number.toLocaleString('bn-BD')}`,
  },
};
