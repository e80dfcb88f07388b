const QUOTED = /;\s*filename="((?:[^"\\]|\\.)*)"/i
const BARE = /;\s*filename=([^\s;"]+)/i

/**
 * The file name in a Content-Disposition header; null when there is none to trust.
 * A script may write to it, so a name that leads into another folder or hides a control character is no name.
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null
  const name = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? BARE.exec(header)?.[1] ?? ''
  const isPlain = !/[/\\:\p{Cc}]/u.test(name) && !/^\.*$/.test(name)
  return isPlain && name.length <= 255 ? name : null
}
