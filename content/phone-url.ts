/**
 * Creates the link that dials a phone number (RFC 3966).
 *
 * @param phone as it is displayed or typed: '+880 0000 000000'
 */
export const createPhoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
