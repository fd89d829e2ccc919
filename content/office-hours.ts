/**
 * The opening hours of the office in Dhaka (requirements 2, "Contact"). Deadlines for our answers and the sign with the
 * office's status are computed from them. `site.officeHours` has the same in words. A test compares the two.
 */
export const officeHours = {
  /** Days of the week, from Sunday (0) to Saturday (6). */
  days: [0, 1, 2, 3, 4],
  /** Hours of the day in Dhaka time. At `closesAt` the office is closed. */
  opensAt: 10,
  closesAt: 18,
} as const;
