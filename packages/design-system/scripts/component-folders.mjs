import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What React Aria offers that takes no focus and answers to no key. */
const TAKES_NO_KEYS =
  /^(type .*|.*Context|use[A-Z]\w*|\w*Provider|Provider|Heading|Text|Label|Header|FieldError|Group|Meter|ProgressBar|Keyboard|DEFAULT_SLOT|Virtualizer|VisuallyHidden|\w+Layout|Separator|isFileDropItem)$/
const ARIA_IMPORT = /import \{([^}]*)\} from 'react-aria-components'/g
const ANSWERS_TO_KEYS = /\bonKeyDown\b|tabIndex=\{0\}/

/** The text of every list in src/families; the door exports what they name. */
export const readFamilies = (src) =>
  readdirSync(join(src, 'families'))
    .map((file) => readFileSync(join(src, 'families', file), 'utf8'))
    .join('\n')

/** The folders of src/components that the families export a component from; a name in capitals is a list. */
export function publicFolders(families) {
  const exports = families.matchAll(/export \{([^}]*)\} from '\.\.\/components\/(\w+)\/\w+'/g)
  const isComponent = (name) => /^[A-Z]\w*[a-z]/.test(name.trim())
  const folders = [...exports].filter(([, names]) => names.split(',').some(isComponent))
  return [...new Set(folders.map(([, , folder]) => folder))].sort()
}

/** Returns whether the source of a component has a focus or keys of its own, rather than only those of what is put in. */
export function isInteractive(source) {
  const pieces = [...source.matchAll(ARIA_IMPORT)].flatMap(([, names]) => names.split(','))
  const named = pieces.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => name !== '')
  return ANSWERS_TO_KEYS.test(source) || named.some((name) => !TAKES_NO_KEYS.test(name))
}

/** A modal hides what is beside it, so only one can be shown at a time. */
const isModal = (source) => /\bModal\b/.test(source)

/** A component that opens by itself would cover the page that describes it. */
const opensOverPage = (source) => /\b(Modal|Popover)\b/.test(source)

/** Returns whether the page shows what its reader came for: the Example, and the Matrix unless that opens over the page. */
export function showsOnPage({ source, stories, page }) {
  const isShown = (story) => page.includes(`of={stories.${story}}`)
  const needsMatrix = stories.includes('const Matrix:') && !opensOverPage(source)
  return isShown('Example') && (isShown('Matrix') || !needsMatrix)
}

/** Returns whether the stories show every look: all at once in a Matrix or, of a modal, one by one. */
export const showsEveryLook = ({ source, stories }) =>
  /^export const Matrix\b/m.test(stories) ||
  (isModal(source) && [...stories.matchAll(/^export const \w+: Story\b/gm)].length > 2)

const read = (folder, names, isWanted) =>
  names
    .filter(isWanted)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** Reads a component's folder as text: its sources, also of the folders inside, its stories and its page. */
export function readFolder(components, name) {
  const folder = join(components, name)
  const names = readdirSync(folder, { recursive: true })
  return {
    name,
    files: names,
    source: read(folder, names, (file) => /^(?!.*(\.(test|stories|css)\.|^story-)).*\.tsx?$/.test(file)),
    stories: read(folder, names, (file) => file === `${name}.stories.tsx`),
    page: read(folder, names, (file) => file === `${name}.mdx`),
  }
}
