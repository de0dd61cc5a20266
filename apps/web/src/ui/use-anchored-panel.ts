import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { placePanel, type PanelSide } from './place-panel.ts';
import { useDismissal } from './use-dismissal.ts';

/** The top layer with its dismissal by Escape and by a tap outside; older browsers get both by script. */
const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;
const hasAnchors = (): boolean => hasPopover() && CSS.supports('position-area', 'block-end');

export interface PanelOptions extends PanelSide {
  /** Called when the panel stands there: the focus may go into it. */
  readonly onOpened?: (panel: HTMLElement) => void;
}

type Held = RefObject<HTMLElement | null>;

/** Places the panel by script, where the browser cannot. */
function usePlacing(isOpen: boolean, trigger: Held, panel: Held, { align, opens }: PanelSide): void {
  useLayoutEffect(() => {
    const [button, list] = [trigger.current, panel.current];
    if (!isOpen || button === null || list === null || hasAnchors()) return undefined;
    const place = (): void => {
      const { left, top } = placePanel(
        button.getBoundingClientRect(),
        { width: list.offsetWidth, height: list.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
        { align, opens },
      );
      Object.assign(list.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen, trigger, panel, align, opens]);
}

/** Where a press lands that means no control: on nothing, or on the page's own frame, which takes the focus for the keyboard. */
const isNoControl = (element: Element | null): boolean =>
  !(element instanceof HTMLElement) || (element.tabIndex < 0 && !element.matches('a, button, input, select, textarea'));

/** Where the focus fell out of a panel that closed, it goes back to the button; not where it has gone on to another control. */
function returnFocus(trigger: Held): void {
  // A press outside moves the focus only after the panel has closed.
  setTimeout(() => {
    if (isNoControl(document.activeElement)) trigger.current?.focus({ preventScroll: true });
  });
}

/** Opens and closes the panel: by the browser's top layer where there is one, else by its being drawn. */
function usePanelState(onOpened: PanelOptions['onOpened']) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  /** The focus is on the button, and Tab may take it on from there, also out of the page behind its last control. */
  const isFocusPlaced = useRef(false);
  const isNative = hasPopover();
  const holdPanel = useCallback((element: HTMLElement | null) => {
    panel.current = element;
  }, []);
  const open = (): void => {
    if (!isNative) setOpen(true);
    else if (!isOpen) panel.current?.showPopover();
  };
  const close = (returnsFocus: boolean): void => {
    if (!isNative) setOpen(false);
    else if (isOpen) {
      isFocusPlaced.current = returnsFocus;
      panel.current?.hidePopover();
    }
    if (returnsFocus) trigger.current?.focus();
  };
  useDismissal(isOpen && !isNative, root, (byKey) => {
    close(byKey);
    if (!byKey) returnFocus(trigger);
  });
  const closed = (): void => {
    if (!isFocusPlaced.current) returnFocus(trigger);
    isFocusPlaced.current = false;
  };
  const opened = useEffectEvent(() => {
    if (panel.current !== null) onOpened?.(panel.current);
  });
  useEffect(() => {
    if (isOpen && !isNative) opened();
  }, [isOpen, isNative]);
  return { isNative, isOpen, setOpen, open, close, root, trigger, panel, holdPanel, closed };
}

/** A panel that opens beside its button, in the top layer, and closes by Escape, by a tap outside and when the focus leaves it. */
export function useAnchoredPanel({ align, opens, onOpened }: PanelOptions) {
  const { isNative, isOpen, setOpen, open, close, root, trigger, panel, holdPanel, closed } = usePanelState(onOpened);
  const id = useId();
  usePlacing(isOpen, trigger, panel, { align, opens });
  const anchor = `--panel-${id.replaceAll(/\W/g, '')}`;
  const topLayer = {
    popover: 'auto' as const,
    onBeforeToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    // Only now the panel can take the focus.
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
      if (newState === 'open') onOpened?.(currentTarget);
      else closed();
    },
  };
  return {
    isOpen,
    open,
    close,
    rootProps: {
      ref: root,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (isOpen && relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close(false);
      },
    },
    triggerProps: {
      ref: trigger,
      style: { anchorName: anchor },
      'aria-expanded': isOpen,
      'aria-controls': id,
      ...(isNative ? { popoverTarget: id } : { onClick: () => (isOpen ? close(false) : open()) }),
    },
    panelProps: {
      ref: holdPanel,
      id,
      style: { positionAnchor: anchor },
      'data-align': align,
      'data-opens': opens,
      ...(isNative ? topLayer : { hidden: !isOpen }),
    },
  };
}
