import { metadataOf } from '#app/page-metadata.ts';

export const meta = () =>
  metadataOf({
    title: 'International Internship',
    description: 'Paid work at a host company abroad, with food and lodging. No IELTS required.',
  });

export default function InternationalInternship() {
  return <h1>International Internship</h1>;
}
