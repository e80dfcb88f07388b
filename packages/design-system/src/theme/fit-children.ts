import { globalStyle } from '@vanilla-extract/css'
import { componentLayer } from './layers.css'

/**
 * Keeps each child within its parent, so that a word longer than the line is broken instead of overflowing; without
 * weight, so that a child's own width wins in whatever order the styles load.
 */
export function fitChildren(parent: { classNames: { base: string } }): void {
  globalStyle(`:where(.${parent.classNames.base} > *)`, {
    '@layer': { [componentLayer]: { maxInlineSize: '100%' } },
  })
}
