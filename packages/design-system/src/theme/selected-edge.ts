import { vars } from './vars.css'

/** Rules for what the selector finds: a bar at the edge where its line begins, drawn within so that nothing moves. */
export const selectedEdge = (selector: string) => ({
  [selector]: { boxShadow: `inset 3px 0 0 ${vars.color.currentBar}` },
  [`${selector}:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${vars.color.currentBar}` },
})
