import { bengaliPostFiles, localPostFiles } from '#blog/local-post-files.server.ts';
import { createLocalPostsService } from '#blog/local-posts.server.ts';

const illustration = { src: '', width: 0, height: 0 };

/** Creates the content services of the posts in this repository, without their pictures. */
export const createTestPosts = () => ({
  en: createLocalPostsService(localPostFiles, () => illustration, 'en'),
  bn: createLocalPostsService(bengaliPostFiles, () => illustration, 'bn'),
});
