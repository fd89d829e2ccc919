import { metadataOf } from '#app/page-metadata.ts';

export const meta = () =>
  metadataOf({
    title: 'Your Gateway to Global Opportunities',
    description:
      'International internships, study abroad, exchange and immersion programs, arranged from Dhaka.',
  });

export default function Home() {
  return (
    <section className="section">
      <div className="container">
        <h1>Your Gateway to Global Opportunities</h1>
      </div>
    </section>
  );
}
