// Each of these runs inside the page, so none may use anything from out here.

/** Before Storybook starts: stops the clock, and keeps the end of each story, with its error, for who waits. */
export function watchStories(now) {
  const fixed = new Date(now).getTime()
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(fixed)
      else super(...parts)
    }
    static now() {
      return fixed
    }
  }
  let [error, windows, ownWindow] = [null, {}, null]
  const failed = (cause) => (error ??= cause?.message ?? cause?.description ?? cause?.title ?? 'not shown')
  // A notice of a ResizeObserver is an event of this kind too, and brings no error.
  globalThis.addEventListener('error', (event) => event.error && failed(event.error))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => failed(reason))
  globalThis.__errorOfStory = () => error
  /** Between two stories nothing is drawn: what the first one left would be there for the second. */
  const forget = () => {
    globalThis.localStorage.clear()
    globalThis.sessionStorage.clear()
    const { document, KeyboardEvent } = globalThis
    for (const log of document.querySelectorAll('[aria-live]')) log.replaceChildren()
    // As on a new page, what takes focus has its ring: nothing was pointed at yet.
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Unidentified', bubbles: true }))
  }
  const watch = (channel) => {
    channel.on('setCurrentStory', () => {
      ;[error, globalThis.__finishedStory] = [null, undefined]
    })
    channel.on('storyChanged', forget)
    channel.on('storyPrepared', ({ parameters }) => (windows = parameters.viewport?.options ?? {}))
    channel.on('globalsUpdated', ({ globals }) => {
      const width = Number.parseInt(windows[globals.viewport?.value]?.styles.width, 10)
      ownWindow = Number.isNaN(width) ? null : width
    })
    channel.on('storyErrored', failed)
    channel.on('storyThrewException', failed)
    channel.on('storyMissing', () => failed({ message: 'no such story' }))
    channel.on('playFunctionThrewException', failed)
    channel.on('unhandledErrorsWhilePlaying', ([first]) => failed(first))
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
      channel.on(end, () => (globalThis.__finishedStory = { error, ownWindow }))
  }
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    set(channel) {
      Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', { value: channel, writable: true })
      watch(channel)
    },
  })
}

/** Has Storybook show another story on the same page. */
export function turnTo(storyId) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** The box around the story and whatever it has opened over the page, with some room for rings and shadows. */
export function storyBox() {
  const { document } = globalThis
  const ROOM = 12
  const TALLEST = 2400
  globalThis.scrollTo(0, 0)
  const boxes = []
  const add = (element) => {
    const box = element.getBoundingClientRect()
    const isHiddenFromEyes = globalThis.getComputedStyle(element).overflow === 'hidden'
    if (box.width > 1 && box.height > 1) boxes.push(box)
    else if (!isHiddenFromEyes) for (const child of element.children) add(child)
  }
  for (const child of document.body.children) add(child)
  // What only listeners get is a picture of nothing, and stays one.
  if (boxes.length === 0) return { x: 0, y: 0, width: ROOM, height: ROOM }
  const edge = (side, pick) => pick(...boxes.map((box) => box[side]))
  const { scrollWidth } = document.documentElement
  const [x, y] = [edge('left', Math.min), edge('top', Math.min)].map((start) =>
    Math.max(0, Math.floor(start) - ROOM),
  )
  const right = Math.min(scrollWidth, Math.ceil(edge('right', Math.max)) + ROOM)
  const bottom = Math.min(TALLEST, Math.ceil(edge('bottom', Math.max)) + ROOM)
  return { x, y, width: right - x, height: bottom - y }
}

/** The element that reaches farthest past the window's end, if the page scrolls sideways for it. */
export function widestOverflow() {
  const { document } = globalThis
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return null
  const reach = (element) => Math.round(element.getBoundingClientRect().right)
  const widest = [...document.body.querySelectorAll('*')].reduce((one, other) =>
    reach(other) > reach(one) ? other : one,
  )
  return `${scrollWidth - clientWidth} px too wide: ${widest.tagName.toLowerCase()} "${widest.textContent.slice(0, 40)}"`
}

/** What axe finds in the story as it stands, by the rules and the settings of its own; null if it is not to look. */
export function axeFindings() {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const { id, parameters } = globalThis.__STORYBOOK_PREVIEW__.currentRender.story
  const { a11y } = parameters
  if (a11y.disable === true || a11y.test !== 'error') return null
  return new Promise((resolve, reject) => {
    channel.once('storybook/a11y/result', ({ violations }) =>
      resolve(
        violations.flatMap((rule) => rule.nodes.map(({ target }) => `${rule.id} at ${target.join(' ')}`)),
      ),
    )
    channel.once('storybook/a11y/error', reject)
    // What axe says of the elements that are as they should be is long, and is not read here.
    const options = { ...a11y.options, resultTypes: ['violations'] }
    channel.emit('storybook/a11y/manual', id, { ...a11y, options })
  })
}
