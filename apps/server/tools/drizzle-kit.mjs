import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

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

await import(new URL('bin.cjs', import.meta.resolve('drizzle-kit')).href)
