import { radius, roles, space } from '@oaklet/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** One session: its day above, its fields below. */
export const session = style({
  display: 'grid',
  gap: space.l,
  padding: space.l,
  border: `1px solid ${roles.line}`,
  borderRadius: radius.control,
})

/** The day, and the way to take the session off the claim. */
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
