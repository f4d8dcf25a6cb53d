/** Where on the mat something happens, so that the eye can be led there. */
import type { CrawlerEvent, CrawlerView } from '../../../kit/wire'
import { cellOf } from './figures'
import { heartOf } from './geometry'

/** The spaces of an event, none if it has no place. */
export function scene(event: CrawlerEvent, view: CrawlerView): readonly number[] {
  const at = (figure: number): number[] => {
    const cell = cellOf(view, figure)
    return cell === null ? [] : [cell]
  }
  switch (event.kind) {
    case 'walked':
    case 'path_committed':
      return event.path
    case 'attack_declared':
      return [...at(event.figure), event.cell]
    case 'push_tried':
      return [...at(event.figure), ...at(event.other)]
    case 'appeared':
    case 'put':
    case 'pile_placed':
    case 'chest_placed':
    case 'chest_false':
      return [event.cell]
    case 'tile_laid':
    case 'tile_turned':
    case 'tile_removed':
    case 'door_placed':
      return [heartOf(event.place)]
    case 'wounded':
    case 'planned':
      return at(event.figure)
    default:
      return []
  }
}
