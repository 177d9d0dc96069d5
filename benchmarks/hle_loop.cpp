/* Random legal play in hanabi-learning-environment's own C++ library, with no Python in the loop. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "pyhanabi.h"

int main(int count, char **words) {
  const char *parameters[] = {"players", count > 1 ? words[1] : "2"};
  double seconds = count > 2 ? atof(words[2]) : 2.0;
  pyhanabi_game_t game;
  NewGame(&game, 2, parameters);
  uint64_t dice = 88172645463325252ull;
  long steps = 0;
  clock_t began = clock();
  while ((double)(clock() - began) / CLOCKS_PER_SEC < seconds) {
    pyhanabi_state_t state;
    NewState(&game, &state);
    while (StateEndOfGameStatus(&state) == 0) {
      if (StateCurPlayer(&state) < 0) {
        StateDealRandomCard(&state);
        continue;
      }
      dice ^= dice << 13;
      dice ^= dice >> 7;
      dice ^= dice << 17;
      void *moves = StateLegalMoves(&state);
      pyhanabi_move_t move;
      GetMove(moves, (int)(dice % (uint64_t)NumMoves(moves)), &move);
      StateApplyMove(&state, &move);
      DeleteMove(&move);
      DeleteMoveList(moves);
      steps++;
    }
    DeleteState(&state);
  }
  printf("%f\n", steps * (double)CLOCKS_PER_SEC / (double)(clock() - began));
  DeleteGame(&game);
  return 0;
}
