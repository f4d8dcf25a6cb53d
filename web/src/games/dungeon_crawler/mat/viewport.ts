/**
 * The window onto the mat: drag, pinch and wheel move one layer by its transform. Nothing is drawn
 * anew while it moves; afterwards the browser may sharpen it.
 */
import {
  type Camera,
  lookAt,
  pan,
  type Region,
  settle,
  type Size,
  smallest,
  wholeMat,
  zoomAt,
} from './camera'
import type { Point } from './geometry'

const CLICK = 6
const GLIDE = 320
const REST = 300

export class Viewport {
  private camera: Camera = { x: 0, y: 0, scale: 1 }
  private size: Size = { wide: 1, high: 1 }
  private top = 0
  private readonly fingers = new Map<number, Point>()
  private start: Point | null = null
  private isDragging = false
  private frame = 0
  private glide = 0
  /** Where it glides to. */
  private goal: Camera | null = null
  private rest: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly box: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly hooks: {
      /** The hand has moved the mat: the page should no longer move it by itself. */
      readonly touched: () => void
      readonly isCalm: () => boolean
      /** What lies over the box, at its right end or at its foot. */
      readonly covered: () => HTMLElement | null
    },
  ) {
    this.measure()
    this.camera = wholeMat(this.size)
    this.place()
  }

  get now(): Camera {
    return this.camera
  }
  get room(): Size {
    return this.size
  }

  /** Listen to hands; gives back how to stop. */
  attach(): () => void {
    const { box } = this
    const hear = [
      ['pointerdown', (event: PointerEvent) => this.down(event)],
      ['pointermove', (event: PointerEvent) => this.move(event)],
      ['pointerup', (event: PointerEvent) => this.up(event)],
      ['pointercancel', (event: PointerEvent) => this.up(event)],
    ] as const
    for (const [name, listener] of hear) box.addEventListener(name, listener)
    const wheel = (event: WheelEvent): void => this.wheel(event)
    box.addEventListener('wheel', wheel, { passive: false })
    const watcher = new ResizeObserver(() => this.resize())
    watcher.observe(box)
    return () => {
      for (const [name, listener] of hear) box.removeEventListener(name, listener)
      box.removeEventListener('wheel', wheel)
      watcher.disconnect()
      cancelAnimationFrame(this.frame)
      cancelAnimationFrame(this.glide)
      clearTimeout(this.rest)
    }
  }

  zoom(factor: number, at: Point = { x: this.size.wide / 2, y: this.size.high / 2 }): void {
    this.fly(zoomAt(this.camera, at, factor, this.size))
  }
  shift(dx: number, dy: number): void {
    this.fly(pan(this.camera, dx, dy, this.size))
  }
  showAll(): void {
    this.measure() // what lies over it may have come or gone
    this.fly(wholeMat(this.size))
  }
  show(region: Region): void {
    this.fly(lookAt(region, this.size))
  }
  /** Bring a region into sight without changing the scale. */
  follow({ left, top, right, bottom }: Region): void {
    const { scale } = this.camera
    const [x, y] = [((left + right) / 2) * scale, ((top + bottom) / 2) * scale]
    this.fly(settle({ x: this.size.wide / 2 - x, y: this.size.high / 2 - y, scale }, this.size))
  }

  /** Go there in a moment, or at once for those who like it calm. */
  private fly(goal: Camera): void {
    this.land()
    if (this.hooks.isCalm()) {
      this.camera = goal
      this.place()
      return
    }
    const [from, began] = [this.camera, performance.now()]
    this.goal = goal
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - began) / GLIDE))
      const eased = 1 - (1 - part) ** 3
      const mix = (one: number, other: number): number => one + (other - one) * eased
      this.put({
        x: mix(from.x, goal.x),
        y: mix(from.y, goal.y),
        scale: mix(from.scale, goal.scale),
      })
      if (part < 1) this.glide = requestAnimationFrame(step)
      else this.goal = null
    }
    this.glide = requestAnimationFrame(step)
  }

  /** Whatever it was on the way to counts no more. */
  private land(): void {
    cancelAnimationFrame(this.glide)
    this.goal = null
  }

  private put(camera: Camera): void {
    this.camera = camera
    if (this.frame === 0)
      this.frame = requestAnimationFrame(() => {
        this.frame = 0
        this.draw()
      })
  }

  private place(): void {
    const { x, y, scale } = this.camera
    this.layer.style.transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`
  }

  // While it moves the layer is one of its own and keeps the sharpness it has, so that nothing is
  // drawn anew. At rest it is drawn sharp, as a part of the page: else the browser would keep a
  // picture of the whole mat, of which most is out of sight.
  private draw(): void {
    this.place()
    this.layer.style.willChange = 'transform'
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.sharpen(), REST)
  }

  private sharpen(): void {
    if (this.fingers.size > 0) this.rest = setTimeout(() => this.sharpen(), REST)
    else this.layer.style.willChange = 'auto'
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.box
    const { offsetWidth = 0, offsetHeight = 0 } = this.hooks.covered() ?? {}
    this.top = this.box.getBoundingClientRect().top + scrollY
    const isColumn = offsetHeight > offsetWidth
    this.size = {
      wide: Math.max(1, clientWidth - (isColumn ? offsetWidth : 0)),
      high: Math.max(1, clientHeight - (isColumn ? 0 : offsetHeight)),
    }
  }

  /** Where more is told above it the mat becomes lower, but what is drawn stays where it is. */
  private resize(): void {
    const [before, top] = [this.size, this.top]
    const { x, y, scale } = this.goal ?? this.camera
    const sawAll = scale <= smallest(before) * 1.01
    this.land()
    this.measure()
    if (sawAll) {
      this.put(wholeMat(this.size))
      return
    }
    const by = this.size.wide / before.wide
    this.put(settle({ x: x * by, y: y * by + top - this.top, scale: scale * by }, this.size))
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.land()
    const point = this.at(event)
    this.fingers.set(event.pointerId, point)
    if (this.fingers.size === 1) [this.start, this.isDragging] = [point, false]
    else this.drag()
  }

  /** From now on this is no click. */
  private drag(): void {
    if (this.isDragging) return
    this.isDragging = true
    for (const id of this.fingers.keys()) this.box.setPointerCapture(id)
    this.hooks.touched()
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = this.at(event)
    const { start } = this
    if (start && Math.hypot(now.x - start.x, now.y - start.y) > CLICK) this.drag()
    if (!this.isDragging) return
    this.fingers.set(event.pointerId, now)
    if (this.fingers.size === 1)
      this.put(pan(this.camera, now.x - before.x, now.y - before.y, this.size))
    else this.pinch(event.pointerId, before, now)
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1]
    if (!other) return
    const far = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y)
    const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const moved = pan(this.camera, (now.x - before.x) / 2, (now.y - before.y) / 2, this.size)
    this.put(zoomAt(moved, centre, far(now) / Math.max(1, far(before)), this.size))
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return
    if (this.isDragging) swallowClick()
    ;[this.start, this.isDragging] = [null, false]
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    this.land()
    this.hooks.touched()
    const lines = event.deltaMode === 1 ? 16 : 1
    const factor = Math.exp(-event.deltaY * lines * 0.0016)
    this.put(zoomAt(this.camera, this.at(event), factor, this.size))
  }
}

/** The click that a drag ends with means nothing to anybody. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
}
