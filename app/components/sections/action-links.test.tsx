import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { ActionLinks } from './action-links.tsx';

test('two actions may lead to the same page', () => {
  const row = ActionLinks({
    actions: [
      { to: '/contact', name: 'Apply Now' },
      { to: '/contact', name: 'Book Free Consultation' },
    ],
  });
  const keys = Children.map(row.props.children, (link) => isValidElement(link) && link.key);
  expect(new Set(keys).size).toBe(2);
});
