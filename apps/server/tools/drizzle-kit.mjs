import { readdirSync, rmSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
let isResolving = false

// npm may put drizzle-kit at the root and drizzle-orm here, where drizzle-kit doesn't look.
registerHooks({
  resolve(specifier, context, next) {
    if (isResolving || !specifier.startsWith('drizzle-orm')) return next(specifier, context)
    isResolving = true
    try {
      return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true }
    } finally {
      isResolving = false
    }
  },
})

const SNAPSHOTS = fileURLToPath(new URL('../src/db/migrations/meta/', import.meta.url))

// A new migration is made from the newest snapshot alone; each is as large as the whole schema.
process.on('exit', () => {
  const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(SNAPSHOTS + name)
})

await import(new URL('bin.cjs', import.meta.resolve('drizzle-kit')).href)
