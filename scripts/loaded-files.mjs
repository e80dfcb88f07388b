/** Brotli bytes of JavaScript before the form to sign in works. */
const SIGN_IN_LIMIT = 125_000
/** Brotli bytes that a first visit to any other screen may load: what they are now, on the way to 200 kB. */
const SCREEN_LIMIT = 270_000

/** Every chunk that loads with the given ones: what they import, and what that imports. */
function closure(manifest, keys, reached = new Set()) {
  for (const key of keys) {
    if (reached.has(key)) continue
    reached.add(key)
    closure(manifest, manifest[key].imports ?? [], reached)
  }
  return reached
}

/** The files of Vite's manifest that the given chunks load, directly or not. */
export const filesLoadedBy = (manifest, keys) =>
  new Set([...closure(manifest, keys)].map((key) => manifest[key].file))

/** One budget for each screen, on top of the entry; every one that needs a session also loads the frame. */
export function budgetsOf(manifest) {
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key].isEntry)
  const lazy = keys.filter((key) => manifest[key].isDynamicEntry)
  const frame = lazy.filter((key) => key.startsWith('src/app/'))
  return lazy
    .filter((key) => /^src\/features\/.*Screen\.tsx$/.test(key))
    .map((key) => {
      const title = key.replace(/^.*\/|\.tsx?$/g, '')
      const limit = title === 'LoginScreen' ? SIGN_IN_LIMIT : SCREEN_LIMIT
      const isPublic = key.startsWith('src/features/sign-in/')
      return { title, keys: [...entry, ...(isPublic ? [] : frame), key], limit }
    })
}
