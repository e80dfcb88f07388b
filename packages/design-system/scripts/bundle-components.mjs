import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'tsup'

/** What every page has once, however many components it shows. */
const SHARED_BY_ALL = [
  /^react(-dom)?(\/|$)/,
  /^react-(aria|stately)/,
  /^@react-(aria|stately|types)\//,
  /^@internationalized\//,
]
/** What is small and goes along: icons, recipes at run time, the measuring of rows. */
const GOES_ALONG = [/^lucide/, /^@vanilla-extract\//, /^@tanstack\//]

/** The bytes on the wire of each component alone: its own code and icons, minified, brotli, without its styles. */
export async function bundledSizes(components, folder) {
  const [sources, bundles] = [join(folder, 'sources'), join(folder, 'bundles')]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  const entries = components.map(({ name, file }) => {
    const entry = join(sources, `${name}.ts`)
    writeFileSync(entry, `export { ${name} } from '${file.replace(/\.tsx?$/, '')}'\n`)
    return [name, entry]
  })
  await build({
    config: false,
    entry: Object.fromEntries(entries),
    outDir: bundles,
    format: 'esm',
    target: 'es2022',
    splitting: false,
    minify: true,
    silent: true,
    external: SHARED_BY_ALL,
    noExternal: GOES_ALONG,
    esbuildPlugins: [vanillaExtractPlugin()],
  })
  const sizeOf = (name) => brotliCompressSync(readFileSync(join(bundles, `${name}.js`))).length
  return Object.fromEntries(components.map(({ name }) => [name, sizeOf(name)]))
}
