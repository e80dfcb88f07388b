const HEIGHT = 800
const mode = (width, media = {}) => ({
  size: { width, height: HEIGHT },
  media: { forcedColors: 'none', ...media },
})

/** The circumstances in which a story is looked at; the narrow one also must not scroll sideways. */
export const MODES = {
  1280: mode(1280),
  'forced-colors': mode(1280, { forcedColors: 'active' }),
  320: mode(320),
}

/** The mode in which a page that is wider than its window is a failure. */
export const NARROW = '320'

/** The mode in which each story comes up and is played. */
export const WIDEST = '1280'

/** The modes in the order in which a story is looked at, the narrow one last. */
export const MODES_IN_ORDER = [WIDEST, 'forced-colors', NARROW]
