import { useQuery } from '@tanstack/react-query'
import { drawingsQuery } from './drawings-queries'

/** Returns the drawings once their code has loaded; words, keyboard reading and tables don't wait for it. */
export const useDrawings = () => useQuery(drawingsQuery)
