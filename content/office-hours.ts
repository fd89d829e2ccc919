/**
 * When the office in Dhaka works, in figures (requirements 2, "Contact"): what is promised for a time, and the sign on the
 * door, are reckoned from these. `site.officeHours` says the same in words; a test compares the two.
 */
export const officeHours = {
  /** Days of the week: Sunday is 0. */
  days: [0, 1, 2, 3, 4],
  /** Hours of the day in Dhaka. At the closing hour the office is closed. */
  opensAt: 10,
  closesAt: 18,
} as const;

/** What the door's sign says (requirements 2, "Contact": Sunday to Thursday 10:00 AM to 6:00 PM). */
export const officeStatusTexts = {
  open: { title: 'Open', until: 'until 6:00 PM today' },
  closed: {
    title: 'Closed',
    opens: {
      today: 'opens today at 10:00 AM',
      tomorrow: 'opens tomorrow at 10:00 AM',
      sunday: 'opens Sunday at 10:00 AM',
    },
  },
  timeZone: 'Dhaka time',
} as const;
