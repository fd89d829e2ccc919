import { embeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { nationalStudents } from '#content/national-students.ts';
import type { Route } from './+types/route.ts';
import { Dusk } from './dusk.tsx';
import { Included } from './included.tsx';
import { Mosaic } from './mosaic.tsx';
import { Registration } from './registration.tsx';
import { Who } from './who.tsx';
import { Why } from './why.tsx';
import { YourTurn } from './your-turn.tsx';

export const handle = { headerTone: 'light' };

export const loader = ({ context }: Route.LoaderArgs) => ({
  content: nationalStudents,
  frame: embeddedFrame('registration', context),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? metadataOf({
        title: loaderData.content.pageTitle,
        description: loaderData.content.description,
      })
    : [];

export default function NationalStudents({ loaderData: { content, frame } }: Route.ComponentProps) {
  const { name, title, lede, trail, actions, picture } = content;
  return (
    <>
      <Dusk {...{ name, title, lede, trail, actions, picture }} />
      <Why {...content.why} />
      <Included {...content.included} />
      <Who {...content.eligibility} />
      <Registration {...content.registration} frame={frame} />
      <Mosaic {...content.gallery} />
      <YourTurn {...content.closing} />
    </>
  );
}
