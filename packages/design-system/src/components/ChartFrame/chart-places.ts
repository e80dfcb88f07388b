import type { ChartCategory, ChartPoint, ChartSeries } from './chart-patterns'
import type { PointPlace } from './move-point'

/** The points of a chart by the places that the reader counts in. */
export function chartPlaces<Id extends string>(
  categories: readonly ChartCategory<Id>[],
  series: readonly ChartSeries<Id>[],
) {
  return {
    pointAt: (place: PointPlace): ChartPoint<Id> | null => {
      const [category, one] = [categories[place.category], series[place.series]]
      return category && one ? { categoryId: category.id, seriesId: one.id } : null
    },
    placeOf: ({ categoryId, seriesId }: ChartPoint<Id>): PointPlace => ({
      category: categories.findIndex(({ id }) => id === categoryId),
      series: series.findIndex(({ id }) => id === seriesId),
    }),
  }
}
