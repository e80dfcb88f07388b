/** A title that can stand in a header: what is no plain letter or digit becomes a hyphen; `otherwise` where nothing is left. */
export const asciiTitle = (title: string, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || otherwise
