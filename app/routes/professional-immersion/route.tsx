import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { professionalImmersion } from '#content/programmes/professional-immersion.ts';
import type { Route } from './+types/route.ts';
import { Audiences } from './audiences.tsx';
import { Building, Floor } from './building.tsx';
import { Departments } from './departments.tsx';
import { Door } from './door.tsx';
import { Facade } from './facade.tsx';
import { Gains } from './gains.tsx';
import { Roof } from './roof.tsx';
import { Saying } from './saying.tsx';

export const handle = { headerTone: 'light' };

export function loader() {
  return professionalImmersion;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

/** The page is the building: a roof, and below it floors down to the door. */
export default function ProfessionalImmersion({ loaderData: content }: Route.ComponentProps) {
  const { floors } = content;
  return (
    <>
      <Roof name={content.name} lede={content.lede} actions={content.actions} />
      <Building>
        <Floor name={floors.overview} rooms="7fr 5fr">
          <Saying {...content.overview} ground="sky" />
          <Saying {...content.purpose} ground="shapla" />
          <Facade facts={content.facts} />
        </Floor>
        <Floor name={floors.experience}>
          <Departments {...content.experience} />
        </Floor>
        <Floor name={floors.audiences}>
          <Audiences {...content.audiences} />
        </Floor>
        <Floor name={floors.gains} rooms="1fr 1fr">
          <Gains {...content.included} icon="check" ground="marigold" />
          <Gains {...content.takeaways} icon="arrow-right" ground="sky" />
        </Floor>
        <Floor name={floors.brochure}>
          <BrochureOffer {...content.brochure} ground="print" />
        </Floor>
        <Floor name={floors.closing}>
          <Door {...content.closing} />
        </Floor>
      </Building>
    </>
  );
}
