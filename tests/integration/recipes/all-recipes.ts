import { pageRecipes } from "./page-recipes.ts";
import type { Recipe } from "./recipe.ts";
import { serverRecipes } from "./server-recipes.ts";
import { textRecipes } from "./text-recipes.ts";

/** In the order in which they are followed. */
export const recipes: readonly Recipe[] = [...serverRecipes, ...pageRecipes, ...textRecipes];
