import type { PathParams } from './endpoint'

/** Fills a path's braces with encoded values. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = params as Record<string, string>
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
