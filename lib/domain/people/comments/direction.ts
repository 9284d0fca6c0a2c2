/**
 * Embeddings, overrides and isolates of writing direction: with them a text
 * turns around what stands beside it, or says another thing than it reads.
 * Marks of direction (U+200E, U+200F, U+061C) belong to right-to-left writing and stay.
 */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without characters that change the direction of what follows. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}
