/** Eight quiet tint, ink and bar triples for people in a calendar; each ink reaches 7:1 on its tint. */
export const calendarColors = [
  { tint: '#DAF1EC', ink: '#12534A', bar: '#32A293' },
  { tint: '#E3EBFE', ink: '#2642A8', bar: '#5B7FFF' },
  { tint: '#F1E7FA', ink: '#5B2A86', bar: '#9A6BC9' },
  { tint: '#FFF0DB', ink: '#6B4300', bar: '#D08A1E' },
  { tint: '#FCE7EF', ink: '#82173F', bar: '#D4608F' },
  { tint: '#E4F1DC', ink: '#2F5413', bar: '#6E9E45' },
  { tint: '#DFF0F8', ink: '#124E6B', bar: '#3C94BD' },
  { tint: '#EDEBE3', ink: '#4F4520', bar: '#9C8C4A' },
] as const
