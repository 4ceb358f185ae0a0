/** Under which the list of what people taught is kept. */
export const TAUGHT_RULES = ['feedback-rules'];
