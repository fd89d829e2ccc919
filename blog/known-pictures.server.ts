import { LRUCache } from 'lru-cache';

/** Enough for thousands of posts. A picture that is forgotten is looked up like an unknown one. */
const maxPictures = 10_000;

/** The pictures that posts name. Any other path may be invented. */
export type KnownPictures = {
  /** @param path the part of a picture's URL after `mediaPath`, decoded */
  add(path: string): void;
  has(path: string): boolean;
};

/** Creates an empty set of pictures, which forgets those that were named longest ago. */
export function createKnownPictures(): KnownPictures {
  const paths = new LRUCache<string, true>({ max: maxPictures });
  return {
    add: (path) => void paths.set(path, true),
    has: (path) => paths.has(path),
  };
}
