import { palette } from './palette'

/** What each colour is for. Text roles reach 7:1 on the surfaces they are used on unless their comment says otherwise. */
export const roles = {
  /** Body text and headings: 15.1 on card, 14.0 on canvas. */
  text: palette.ink,
  /** Secondary text: 8.2 on card, 7.6 on canvas and on a row under the pointer. */
  textQuiet: palette.inkQuiet,
  /** The page behind everything. */
  canvas: palette.canvas,
  /** What content stands on. */
  card: palette.white,
  /** A row or cell under the pointer; text keeps 7:1 on it. */
  cardHover: palette.tealTintFaint,
  /** Hairlines between things; decoration, never the only sign of a control. */
  line: palette.line,
  /** The edge of a control: 3.8 on card. */
  controlBorder: palette.control,
  /** The one thing to do next: white text on it is 7.2. */
  action: palette.teal700,
  actionHover: palette.teal800,
  actionPressed: palette.teal900,
  onAction: palette.white,
  /** Text that acts without a filled surface, like a quiet button: 8.4 on card, 7.1 on the tint under the pointer. */
  actionText: palette.teal750,
  /** What can't be taken back: white text on it is 8.2. */
  danger: palette.red700,
  dangerHover: palette.red800,
  onDanger: palette.white,
  /** Where you are: ink on its tint is 7.5; the bar is a large shape beside a word. */
  current: palette.tealTint,
  onCurrent: palette.tealInk,
  currentBar: palette.teal500,
  /** Leads elsewhere: 8.2 on card, 7.6 on canvas; always underlined. */
  link: palette.blue700,
  linkHover: palette.blue800,
  /** The focus ring: 8.2 on card, 7.6 on canvas. */
  focus: palette.blue700,
  info: palette.blueTint,
  onInfo: palette.blueInk,
  good: palette.greenTint,
  onGood: palette.greenInk,
  wait: palette.amberTint,
  onWait: palette.amberInk,
  bad: palette.redTint,
  onBad: palette.redInk,
  neutral: palette.greyTint,
  onNeutral: palette.greyInk,
  /** Error text beside a field: 8.2 on card, 7.6 on canvas. */
  error: palette.red700,
  /** Shapes of the logo and of the public pages; they never carry text. */
  leaf: palette.teal500,
  leafDeep: palette.teal700,
  leafStem: palette.tealInk,
  bud: palette.blue500,
  sky: palette.skyTint,
  /** Behind a dialog. */
  scrim: 'rgb(22 40 42 / 45%)',
} as const

export type ColorRole = keyof typeof roles

/** Every text and surface that may meet, and the least contrast allowed (WCAG 2.2, 1.4.6 and 1.4.11). */
export const contrastPairs: readonly { text: ColorRole; surface: ColorRole; atLeast: number }[] = [
  { text: 'text', surface: 'card', atLeast: 7 },
  { text: 'text', surface: 'canvas', atLeast: 7 },
  { text: 'text', surface: 'cardHover', atLeast: 7 },
  { text: 'text', surface: 'current', atLeast: 7 },
  { text: 'textQuiet', surface: 'card', atLeast: 7 },
  { text: 'textQuiet', surface: 'canvas', atLeast: 7 },
  { text: 'textQuiet', surface: 'cardHover', atLeast: 7 },
  { text: 'textQuiet', surface: 'neutral', atLeast: 7 },
  { text: 'onAction', surface: 'action', atLeast: 7 },
  { text: 'onAction', surface: 'actionHover', atLeast: 7 },
  { text: 'onAction', surface: 'actionPressed', atLeast: 7 },
  { text: 'actionText', surface: 'card', atLeast: 7 },
  { text: 'actionText', surface: 'canvas', atLeast: 7 },
  { text: 'actionText', surface: 'current', atLeast: 7 },
  { text: 'actionText', surface: 'cardHover', atLeast: 7 },
  { text: 'onDanger', surface: 'danger', atLeast: 7 },
  { text: 'onDanger', surface: 'dangerHover', atLeast: 7 },
  { text: 'onCurrent', surface: 'current', atLeast: 7 },
  { text: 'link', surface: 'card', atLeast: 7 },
  { text: 'link', surface: 'canvas', atLeast: 7 },
  { text: 'link', surface: 'cardHover', atLeast: 7 },
  { text: 'linkHover', surface: 'card', atLeast: 7 },
  { text: 'onInfo', surface: 'info', atLeast: 7 },
  { text: 'onGood', surface: 'good', atLeast: 7 },
  { text: 'onWait', surface: 'wait', atLeast: 7 },
  { text: 'onBad', surface: 'bad', atLeast: 7 },
  { text: 'onNeutral', surface: 'neutral', atLeast: 7 },
  { text: 'error', surface: 'card', atLeast: 7 },
  { text: 'error', surface: 'canvas', atLeast: 7 },
  { text: 'text', surface: 'neutral', atLeast: 7 },
  { text: 'focus', surface: 'card', atLeast: 3 },
  { text: 'focus', surface: 'canvas', atLeast: 3 },
  { text: 'controlBorder', surface: 'card', atLeast: 3 },
  { text: 'controlBorder', surface: 'canvas', atLeast: 3 },
]
