import { globalStyle } from '@vanilla-extract/css'
import { componentLayer } from './layers.css'

/** Keeps each child within its parent, so that a word longer than the line is broken instead of overflowing. */
export function fitChildren(parent: { classNames: { base: string } }): void {
  globalStyle(`${parent.classNames.base} > *`, { '@layer': { [componentLayer]: { maxInlineSize: '100%' } } })
}
