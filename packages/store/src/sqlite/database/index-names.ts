/**
 * The names of all indices as a common table `names (name)`: a look into the index over ids for each, where DISTINCT reads every
 * entry. What is looked up by an id alone joins it, as indices over documents begin with the name.
 */
export const INDEX_NAMES = `WITH RECURSIVE names (name) AS (
  SELECT min(index_name) FROM documents
  UNION ALL
  SELECT (SELECT min(index_name) FROM documents WHERE index_name > names.name) FROM names WHERE names.name IS NOT NULL
)`;
