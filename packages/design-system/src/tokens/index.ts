export { breakpointReasons, breakpoints, type Breakpoint } from './breakpoints'
export { calendarColors } from './calendar-colors'
export {
  containerSize,
  containerSizeReasons,
  controlSize,
  controlSizeReasons,
  frameSize,
  type ContainerSize,
} from './size'
export { contrast } from './contrast'
export {
  contrastPairs,
  roleReasons,
  roles,
  type ColorRole,
  type ContrastPair,
  type RoleReason,
} from './roles'
export { DENSITIES, density, type DensityName } from './density'
export { elevation, elevationReasons, type Elevation } from './elevation'
export {
  fontFamily,
  fontSize,
  fontSizeReasons,
  fontWeight,
  fontWeightReasons,
  lineHeight,
  measure,
  type FontSize,
  type FontWeight,
} from './type'
export { motion, motionReasons } from './motion'
export { palette } from './palette'
export { radius, radiusReasons, type Radius } from './radius'
export { space, spaceReasons, type Space } from './space'
