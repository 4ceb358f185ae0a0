/** Where imports and edits of the ontology lie within the data folder. */
export const ONTOLOGY_FOLDER = 'ontology';
