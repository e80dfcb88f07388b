import { useQuery } from '@tanstack/react-query'
import { drawingsQuery } from './drawings-queries'

/** What draws charts, once its code has come: words, keyboard reading and tables wait for none of it. */
export const useDrawings = () => useQuery(drawingsQuery)
