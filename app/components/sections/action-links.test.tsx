import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { ActionLinks } from './action-links.tsx';

test('two actions with the same target have different keys', () => {
  const element = ActionLinks({
    actions: [
      { to: '/contact', name: 'Apply Now' },
      { to: '/contact', name: 'Book Free Consultation' },
    ],
  });
  const keys = Children.map(element.props.children, (link) => isValidElement(link) && link.key);
  expect(new Set(keys).size).toBe(2);
});
