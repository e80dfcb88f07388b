/** The IANA time zone of the person’s computer, such as `America/New_York`; what belongs to a practice goes by its own. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
