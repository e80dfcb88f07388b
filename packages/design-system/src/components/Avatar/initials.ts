const TITLES = /^(dr|mr|mrs|ms|mx|prof)\.?$/i

/** The initials of the first and last name, without titles: "Dr. Imani Cole" gives IC. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  const names = words.filter((word) => !TITLES.test(word))
  const [first, ...rest] = names.length > 0 ? names : words
  return [first, rest.at(-1)].map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '').toUpperCase()
