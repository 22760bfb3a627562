import { useState } from 'react';
import type { Part } from '../../packages/portal-ui/src/testing/block-page.ts';
import type { FrameGlobals } from '../boards/address.ts';
import { Text } from './Text.tsx';
import { Frame } from '../boards/Frame.tsx';

interface AnatomyProps {
  /** Story that shows the parts. */
  id: string;
  title: string;
  globals: FrameGlobals;
  width: number;
  height: number;
  shownWidth: number;
  parts: readonly Part[];
}

interface Place {
  left: number;
  top: number;
}

/** A part's first visible element in the story, in CSS pixels of its page. */
function placeOf({ at }: Part, page: Document): Place | undefined {
  if (at === undefined) return undefined;
  const boxes = [...page.querySelectorAll(at)].map((element) => element.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 0 && height > 0);
  return box && { left: box.left, top: box.top };
}

/** Least distance of two numbers, CSS pixels of the page in the frame. */
const DISTANCE = 32;

/** The places of the parts; a number moves to the right of one that is already there. */
function placesOf(parts: readonly Part[], page: Document): (Place | undefined)[] {
  const taken: Place[] = [];
  return parts.map((part) => {
    const place = placeOf(part, page);
    if (!place) return undefined;
    const isTaken = ({ left, top }: Place) =>
      Math.abs(left - place.left) < DISTANCE && Math.abs(top - place.top) < DISTANCE;
    while (taken.some(isTaken)) place.left += DISTANCE;
    taken.push(place);
    return place;
  });
}

/** The story with a number on each part, and the list of the parts. */
export function Anatomy({ parts, ...frame }: AnatomyProps) {
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  const scale = frame.shownWidth / frame.width;
  return (
    <div className="block-anatomy">
      <div className="block-numbered">
        <Frame
          {...frame}
          onShown={({ contentDocument }) => contentDocument && setPlaces(placesOf(parts, contentDocument))}
        />
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.name}
                aria-hidden="true"
                style={{ insetInlineStart: place.left * scale, insetBlockStart: place.top * scale }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol>
        {parts.map(({ name, does }) => (
          <li key={name}>
            <strong>{name}</strong>: <Text>{does}</Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
