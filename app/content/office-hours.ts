/** What the door's sign says (requirements 2, "Contact": Sunday to Thursday 10:00 AM to 6:00 PM). */
export const officeSign = {
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
