import { palette } from './palette'

/** What is read: WCAG 2.2, 1.4.6, level AAA. */
const READ = 7
/** The least contrast of what distinguishes a control or a state from its surroundings: WCAG 2.2, 1.4.11. */
const SEEN = 3

const table = {
  text: {
    color: palette.ink,
    reason: 'Body text and headings: near black, softened towards the green of the product.',
    on: ['card', 'canvas', 'sunken', 'cardHover', 'current', 'neutral', 'info', 'good', 'wait', 'bad'],
    atLeast: READ,
  },
  textQuiet: {
    color: palette.inkQuiet,
    reason: 'What supports and may be skipped. Quieter by weight of colour, yet as readable as the rest.',
    on: ['card', 'canvas', 'sunken', 'cardHover', 'current', 'neutral'],
    atLeast: READ,
  },
  canvas: {
    color: palette.canvas,
    reason: 'The page behind everything; a breath darker than what stands on it.',
  },
  card: {
    color: palette.white,
    reason: 'What content stands on. As text it stands on the inverted surface of a tooltip.',
    on: ['text'],
    atLeast: READ,
  },
  sunken: {
    color: palette.sunken,
    reason: 'A well in a card or the page: what is set back, like a preview.',
  },
  cardHover: {
    color: palette.tealTintFaint,
    reason: 'A row or option under the pointer: light enough that every text on it keeps its contrast.',
  },
  line: {
    color: palette.line,
    reason:
      'Hairlines between things. Decoration: nothing is told by a hairline alone, so no contrast is asked.',
  },
  controlBorder: {
    color: palette.control,
    reason: 'The edge says that here is a control, so it has to be seen by itself.',
    on: ['card', 'canvas', 'sunken', 'cardHover'],
    atLeast: SEEN,
  },
  action: {
    color: palette.teal700,
    reason:
      'The one thing to do next. The brand’s hue, darkened until white text on it is read by everybody.',
    on: ['card', 'canvas'],
    atLeast: SEEN,
  },
  actionHover: { color: palette.teal800, reason: 'The action under the pointer: darker at the same hue.' },
  actionPressed: { color: palette.teal900, reason: 'The action while it is pressed: darker still.' },
  onAction: {
    color: palette.white,
    reason: 'Words on the action, in each of its states.',
    on: ['action', 'actionHover', 'actionPressed'],
    atLeast: READ,
  },
  actionText: {
    color: palette.teal750,
    reason: 'Words that act without a filled surface, like a quiet button, and the tint under the pointer.',
    on: ['card', 'canvas', 'sunken', 'cardHover', 'current'],
    atLeast: READ,
  },
  danger: {
    color: palette.red700,
    reason: 'What can’t be taken back. Beside an action it differs by its words, not by its hue alone.',
    on: ['card', 'canvas'],
    atLeast: SEEN,
  },
  dangerHover: { color: palette.red800, reason: 'The same under the pointer.' },
  onDanger: {
    color: palette.white,
    reason: 'Words on what can’t be taken back.',
    on: ['danger', 'dangerHover'],
    atLeast: READ,
  },
  current: { color: palette.tealTint, reason: 'Where you are, and what is selected.' },
  onCurrent: {
    color: palette.tealInk,
    reason: 'Words on what is current; on a card they name a selected tab.',
    on: ['current', 'card', 'canvas'],
    atLeast: READ,
  },
  currentBar: {
    color: palette.teal500,
    reason:
      'The raw brand colour, as a bar on a card. On its tint it is decoration: the word beside it says it.',
    on: ['card'],
    atLeast: SEEN,
  },
  link: {
    color: palette.blue700,
    reason: 'Leads elsewhere. Always underlined in words, so that the blue only agrees.',
    on: ['card', 'canvas', 'sunken', 'cardHover'],
    atLeast: READ,
  },
  linkHover: {
    color: palette.blue800,
    reason: 'The link under the pointer: darker, with a thicker underline.',
    on: ['card', 'canvas', 'sunken', 'cardHover'],
    atLeast: READ,
  },
  focus: {
    color: palette.blue700,
    reason: 'The ring around what has the keyboard; it must be found at a glance on every surface.',
    on: ['card', 'canvas', 'sunken', 'cardHover', 'current', 'neutral', 'info', 'good', 'wait', 'bad'],
    atLeast: SEEN,
  },
  info: { color: palette.blueTint, reason: 'Good to know.' },
  onInfo: { color: palette.blueInk, reason: 'The word that says so.', on: ['info'], atLeast: READ },
  good: { color: palette.greenTint, reason: 'Done, paid, confirmed.' },
  onGood: {
    color: palette.greenInk,
    reason: 'The word that says so, on its tint or as text on a card.',
    on: ['good', 'card', 'canvas'],
    atLeast: READ,
  },
  wait: { color: palette.amberTint, reason: 'Waits for somebody, or will soon.' },
  onWait: { color: palette.amberInk, reason: 'The word that says so.', on: ['wait'], atLeast: READ },
  bad: { color: palette.redTint, reason: 'Failed, overdue, refused.' },
  onBad: { color: palette.redInk, reason: 'The word that says so.', on: ['bad'], atLeast: READ },
  neutral: { color: palette.greyTint, reason: 'A state that asks for nothing.' },
  onNeutral: { color: palette.greyInk, reason: 'The word that says so.', on: ['neutral'], atLeast: READ },
  error: {
    color: palette.red700,
    reason: 'What is wrong, beside the field it is wrong in, with a mark before it.',
    on: ['card', 'canvas', 'sunken'],
    atLeast: READ,
  },
  leaf: {
    color: palette.teal500,
    reason: 'A shape of the logo and of the public pages; it carries no text.',
  },
  leafDeep: { color: palette.teal700, reason: 'The same, in the shade.' },
  leafStem: { color: palette.tealInk, reason: 'Stems of the growing oaklet.' },
  bud: { color: palette.blue500, reason: 'The second brand colour, as a shape; it carries no text.' },
  sky: { color: palette.skyTint, reason: 'Behind the illustration of the public pages.' },
  scrim: {
    color: 'rgb(22 40 42 / 45%)',
    reason: 'Behind a dialog: the page waits, and can still be recognised. Nothing stands on it but a card.',
  },
} as const

export type ColorRole = keyof typeof table

/** Why a colour is there, and, where it is read or seen, on what and how clearly. */
export interface RoleReason {
  color: string
  reason: string
  /** The surfaces it may stand on. */
  on?: readonly ColorRole[]
  /** The least contrast there, as a WCAG 2 ratio. */
  atLeast?: typeof READ | typeof SEEN
}

/** Every role with the reason for its colour; the documentation is drawn from it. */
export const roleReasons: Readonly<Record<ColorRole, RoleReason>> = table

/** What each colour is for. Text reaches 7:1 and what must be seen 3:1, on every surface that `roleReasons` names. */
export const roles = Object.fromEntries(Object.entries(table).map(([role, { color }]) => [role, color])) as {
  readonly [Role in ColorRole]: (typeof table)[Role]['color']
}

/** A colour, a surface that it may stand on, and the least contrast allowed there. */
export interface ContrastPair {
  text: ColorRole
  surface: ColorRole
  atLeast: number
}

/** Every text and surface that may meet, and the least contrast allowed (WCAG 2.2, 1.4.6 and 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = (Object.keys(table) as ColorRole[]).flatMap((text) => {
  const { on = [], atLeast = READ } = roleReasons[text]
  return on.map((surface) => ({ text, surface, atLeast }))
})
