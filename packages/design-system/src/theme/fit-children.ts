import { globalStyle } from '@vanilla-extract/css'
import { componentLayer } from './layers.css'

/**
 * Limits each child to the width of its parent, so that a word longer than the line is broken instead of overflowing.
 * It has no specificity, so that a child's own width wins in whatever order the styles load.
 */
export function fitChildren(parent: { classNames: { base: string } }): void {
  globalStyle(`:where(.${parent.classNames.base} > *)`, {
    '@layer': { [componentLayer]: { maxInlineSize: '100%' } },
  })
}
