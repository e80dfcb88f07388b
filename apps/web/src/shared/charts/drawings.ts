export { BarDrawing } from './BarDrawing'
export { LineDrawing } from './LineDrawing'
