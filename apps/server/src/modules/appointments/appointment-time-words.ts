/** `Tue, Nov 17, 10:00 AM` in the appointment's own zone. */
export function appointmentTimeWords({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  // Plain spaces, so that what is read aloud, searched and compared is what was meant.
  return words.format(new Date(startsAt)).replace(/[\u202f\u00a0]/g, ' ')
}
