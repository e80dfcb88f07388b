import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a grid, and answers what turns its order round. */
export function mountSorted(Grid, container, rows) {
  let turn
  function Page() {
    const [direction, setDirection] = useState('ascending')
    turn = () => setDirection('descending')
    return createElement(Grid, { rows: rows[direction], direction })
  }
  createRoot(container).render(createElement(Page))
  return () => turn()
}
