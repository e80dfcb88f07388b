import { expect, test } from 'vitest'
import { unlayeredRules } from './unlayered-rules.mjs'

test('finds nothing in layers, fonts, keyframes and plain values', () => {
  const css = `@charset "utf-8";@layer oaklet.reset, oaklet.component;@font-face{font-family:"A;}";src:url(a)}
    /* .b { color: red } */
    @layer oaklet.reset{body{margin:0}}@layer oaklet.component{@media print{.a{color:red}}.b:before{content:"}"}}
    :root{--color-a: #fff;--b: 2px 3px}@media (min-width: 10px){:root{--c:1}}@keyframes turn{to{rotate:1turn}}`
  expect(unlayeredRules(css)).toEqual([])
})

test('finds a rule outside of the layers, also in a media query and in a layer of another name', () => {
  expect(unlayeredRules('.a{color:red}')).toEqual(['.a'])
  expect(unlayeredRules(':root{--a:1;color:red}')).toEqual([':root'])
  expect(unlayeredRules('@media print{.a{color:red}}')).toEqual(['@media print .a'])
  expect(unlayeredRules('@layer other{.a{color:red}}')).toEqual(['@layer other'])
  expect(unlayeredRules('@layer oaklet.component{.a{color:red}}.b{color:red}')).toEqual(['.b'])
})

test('lets nothing be imported from elsewhere', () => {
  expect(unlayeredRules('@import "other.css";')).toEqual(['@import "other.css"'])
})
